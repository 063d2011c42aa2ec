export const en = {
  title: 'Embed a game on your site',
  lead: 'Choose, have a look, copy a line or two into your page. Your readers play right there, without an account.',
  game: 'Which game',
  place: 'Which table',
  places: {
    new: { name: 'A new one for each visitor', hint: 'They open it and send its link to friends.' },
    named: {
      name: 'One table for the page',
      hint: 'Everyone who comes to your page meets at the same table.',
    },
    table: {
      name: 'An existing table',
      hint: 'One that you have opened, for your Friday group or for others to watch.',
    },
  },
  name: 'Name of the table',
  nameHint:
    'It is part of the address: anyone who knows it can come. The suggestion cannot be guessed.',
  another: 'Another',
  together:
    'Game, seats, settings, sites and name together make the table. If you change one of them later, it becomes a different table.',
  link: 'Link of the table',
  keyLeftOut:
    'The link held the secret key of a seat, after the #. It has been left out: it never goes into your page.',
  found: (game: string, host: string) => `${game} at ${host}’s table`,
  visitors: 'What visitors can do',
  play: 'Play or watch',
  watch: 'Only watch',
  how: 'Game settings',
  seats: 'Seats',
  settings: 'All settings',
  refused: (why: string) =>
    `Even with every seat taken, the game could not start with these settings. ${why}`,
  look: 'How it looks',
  language: 'Language',
  ownLanguage: 'The visitor’s own',
  accent: 'Colour of buttons and icons',
  ownAccent: 'Foyer’s own',
  otherAccent: 'Another colour',
  mute: 'Without sounds',
  height: 'Height',
  heights: { auto: 'As the table needs', fixed: 'Always the same' },
  least: 'At least, in pixels',
  most: 'At most, in pixels',
  fixed: 'In pixels',
  sites: 'Which sites may show it',
  sitesLabel: 'Sites where people may play, one per line',
  sitesHint:
    'Leave empty to allow every site. On a site that is not listed the frame stays empty, so that nobody can hide it under buttons of their own.',
  sitesFixed:
    'The person who opened that table has decided where it may be played. It may be watched everywhere.',
  result: 'For your page',
  kinds: { element: 'Element', frame: 'Plain frame', oembed: 'oEmbed' },
  kindHints: {
    element:
      'Grows with the table and tells your page how the game is going. The best choice where scripts may run.',
    frame: 'For sites that allow no scripts. It cannot grow: its height stays as it is.',
    oembed: 'Paste this address into a site that supports oEmbed, on a line of its own.',
  },
  oembedBare: 'That site does the rest; only the game is passed on.',
  oembedTable: 'That site does the rest; language and looks are not passed on.',
  oembedRaw: 'What that site will ask for',
  copy: 'Copy',
  copyFailed: 'It is selected now: copy it with the keyboard.',
  problems: {
    name: 'The table needs a name: letters, digits and -.',
    link: 'The link of a table is missing. It looks like this:',
    gone: 'There is no such table. Has it been closed?',
    sites: 'These are not sites:',
    manySites: 'No more than eight sites.',
    height: 'Heights go from 240 to 2400 pixels, and the least must not exceed the most.',
  },
  sitesSecure: 'Sites must begin with https://.',
  preview: 'Preview',
  width: 'Width',
  widths: { phone: 'Phone', full: 'Full' },
  yourPage: 'Your page, with the table in it',
  noPreview: 'You will see it here.',
};

export type Words = typeof en;
