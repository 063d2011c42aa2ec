export const en = {
  title: 'Put a game into your site',
  lead: 'Choose, look at it, copy a line or two into your page. Whoever reads the page can play there, without an account.',
  game: 'Which game',
  place: 'Which table',
  places: {
    new: { name: 'A new one for each visitor', hint: 'They open it and send its link to friends.' },
    named: {
      name: 'One table for the page',
      hint: 'All who come to your page meet at the same table.',
    },
    table: {
      name: 'A table that is there already',
      hint: 'One that you have opened: your Friday round, or a game to be watched.',
    },
  },
  name: 'Name of the table',
  nameHint:
    'It is part of the address: whoever knows it can come. The suggestion cannot be guessed.',
  another: 'Another',
  together:
    'Game, seats, settings, sites and name make the table together. Change one of them later, and it is another table.',
  link: 'Link of the table',
  keyLeftOut:
    'The secret of a seat stood behind the #. It has been left out; it never goes into your page.',
  found: (game: string, host: string) => `${game} at ${host}’s table`,
  visitors: 'What visitors do',
  play: 'Play or watch',
  watch: 'Only watch',
  how: 'How it is played',
  seats: 'Seats',
  settings: 'All settings',
  refused: (why: string) => `With all seats taken it cannot begin like this. ${why}`,
  look: 'How it looks',
  language: 'Language',
  ownLanguage: 'The visitor’s own',
  accent: 'Colour of buttons and signs',
  ownAccent: 'As Foyer has it',
  otherAccent: 'Another colour',
  mute: 'Without sounds',
  height: 'Height',
  heights: { auto: 'As the table needs', fixed: 'Always the same' },
  least: 'At least, in pixels',
  most: 'At most, in pixels',
  fixed: 'In pixels',
  heightOf: (pixels: number) => `${pixels} pixels high`,
  sites: 'Which sites may show it',
  sitesLabel: 'Sites where one may play, one in a line',
  sitesHint:
    'None named: any. On a site that is not named the frame stays empty, so that nobody lays it under buttons of their own.',
  sitesFixed:
    'Whoever opened that table has settled where it may be played. It may be watched everywhere.',
  result: 'For your page',
  kinds: { element: 'Element', frame: 'Plain frame', oembed: 'oEmbed' },
  kindHints: {
    element:
      'Grows with the table and tells your page how the game goes. The best, where scripts may run.',
    frame: 'Where your site takes no scripts. It cannot grow: its height stays as it is.',
    oembed: 'Paste this address into a site that knows oEmbed, in a line of its own.',
  },
  oembedBare:
    'Such a site makes the rest itself: of what you have chosen only the game goes with it.',
  oembedTable: 'Such a site makes the rest itself: language and looks do not go with it.',
  oembedRaw: 'What that site will ask for',
  copy: 'Copy',
  copyFailed: 'It is selected now: copy it with the keyboard.',
  problems: {
    name: 'The table needs a name: letters, digits and -.',
    link: 'The link of a table is missing. It looks like this:',
    gone: 'There is no such table here. Has it been cleared away?',
    sites: 'These are no sites:',
    manySites: 'No more than eight sites.',
    height: 'Heights go from 240 to 2400 pixels, and the least is not above the most.',
  },
  sitesSecure: 'Sites begin with https://.',
  preview: 'Preview',
  width: 'Width',
  widths: { phone: 'Phone', full: 'Full' },
  yourPage: 'Your page, with the table in it',
  noPreview: 'Here you will see it.',
};

export type Words = typeof en;
