// What the log of Landlord! says about a prisoner whom the police have asked before.
import { beforeAll, expect, test } from 'vitest';
import { MURDER, murder, told } from './landlord-told.ts';
import { ANNA, HELENE, loadWords, YVES } from './landlord-words.ts';

beforeAll(loadWords);

test('the Police come back to a suspect only after everybody has shown an alibi', () => {
  const called: typeof murder = [YVES, 'card:police'];
  const all = MURDER.replace('murder roof', 'murder alibi court')
    .replace('lunatic', 'court alibi')
    .replace('cleo $5: alibi', 'cleo $5: alibi roof');
  const round: (typeof murder)[] = [
    murder,
    called,
    [ANNA, 'card:court'],
    [YVES, 'card:alibi'],
    [HELENE, 'card:alibi'],
  ];
  const back = told(all, [...round, [ANNA, 'button:no']]);
  expect(back('en', ANNA)).toEqual([
    'Everybody has an alibi, so the police come back to you: you show no other and go to jail.',
  ]);
  expect(back('en', YVES)).toEqual([
    'Everybody has an alibi, so the police come back to Anna, who shows no other and goes to jail.',
  ]);
  expect(back('it', ANNA)).toEqual([
    'Tutti hanno un alibi, quindi la polizia torna da te: non ne mostri un altro e finisci in prigione.',
  ]);
  expect(back('fr', YVES)).toEqual([
    'Tout le monde a un alibi, la police revient donc vers Anna, qui n’en montre pas d’autre et va en prison.',
  ]);
  const further = told(all, [...round, [ANNA, 'card:alibi'], [YVES, 'button:no']]);
  expect(further('en', YVES)).toEqual([
    'Everybody has an alibi, so the police come back to you: you show no other and go to jail.',
  ]);
  const once = told(all, [murder, called, [ANNA, 'card:alibi'], [YVES, 'button:no']]);
  expect(once('en', HELENE)).toEqual([
    'The police investigate Anna’s crime: Yves shows no alibi and goes to jail.',
  ]);
  // Whose last card was the alibi is not asked any more.
  const spent = told(all.replace('murder alibi court', 'murder court'), [
    ...round.slice(0, 4),
    [HELENE, 'card:alibi'],
  ]);
  expect(spent('en', ANNA).at(-1)).toBe(
    'Everybody has an alibi, so the police come back to you: you show no other and go to jail.',
  );
});
