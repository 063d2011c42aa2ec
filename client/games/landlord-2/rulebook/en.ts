import { en as first } from '../../landlord/rulebook/en.ts';
import type { Sections } from '../../landlord/rulebook/sections.ts';

/** What is below the house is called otherwise. */
const below = (text: string) => text.replace(/cellar( flat)?/, 'basement');

export const en: Sections = {
  ...first,
  setup: [
    first.setup[0],
    'Everybody gets {cards} cards and {dollars} dollars. The rest is the pile. {roofs} Roofs, {monsters} Monsters and the jail lie apart; these have no flat on their backs. Who begins is drawn by lot.',
    ...first.setup.slice(2),
  ],
  turn: [
    first.turn[0],
    '1. Inspection, in the order you like. In each of your houses with Squatters the tenant that pays most has to move: to a suitable flat of anybody’s, your choice; if there is none, to the discards. If you have the Scientist, a Monster from the deck moves into a suitable flat of anybody’s. Your Rental nomads may move on, for {fare} dollars each. If you are in jail, you may pay {bail} dollars first and leave it.',
    ...first.turn.slice(2),
  ],
  building: [
    first.building[0],
    'Lay one to {highest} cards from your hand, flat side up, and close the house in the same turn: with a Roof from the stack, which costs as many dollars as you have houses, or with an Attic apartment or a Flat roof from your hand, which cost nothing. Your first Roof is free. Until the house is closed you may take the floors back, but play nothing else. Their fronts stay your secret.',
    ...first.building.slice(2, 3).map(below),
    'Later anybody may put a Roof expansion on a plain Roof, and one Basement expansion under each house, also under other people’s. Attic apartment and Flat roof do nothing but finish.',
    'When the stack of Roofs is empty only these two finish a house. The Roof of a demolished house goes to its owner’s hand: it costs nothing then, but it can’t be a floor.',
  ],
  tenants: [
    first.tenants[0],
    ...first.tenants.slice(1).map(below),
    'Without a Move card it is always the landlord who decides where a tenant goes, at home or elsewhere.',
    'A number with a star * is ours: our source tells what the tenants do, but not all that stands on their cards. Where the first edition has the same tenant, it is the number from there.',
  ],
  jail: [
    first.jail[0],
    ...first.jail.slice(1, 3),
    'In jail you play as always, but collect exactly {least}. Ways out: {bail} dollars at the start of your turn, Court in your play phase, or a successor.',
    ...first.jail.slice(4),
  ],
  end: [
    first.end[0],
    'Once the last card of the pile has been drawn everybody has one more turn, whoever drew it too. Nothing refills the pile.',
    ...first.end.slice(2),
  ],
  rulings: [
    first.rulings[0],
    ...first.rulings.slice(1, 3),
    'The Tavern’s rule holds as long as it lives there, for everybody who comes, too: in its own by the rent on the card, in the other houses by what the tenant would pay. Whenever somebody breaks it, by coming or because a rent has risen, the landlord moves them, in any order.',
    'Who is forced out and finds no suitable flat is discarded; only Musicians one may put up with.',
    'The Monster comes whether its landlord likes it or not, also in jail and with Squatters. When no flat suits it, or none is left in the deck, none comes.',
    'Each Rental nomad moves on once a turn. Bail, its fare and Roofs may be paid from any money, cards from this turn’s rent alone, and what Mover and Broker bring is no rent.',
    'An Attic apartment is expansion enough for Nobles. In a house of one floor they take the floor and what is above or below it.',
    'Who gets jailed in the own play phase collects as a prisoner this turn, unless a Court helps.',
    ...first.rulings.slice(7, 9),
    'A Family reports none of the crimes of others, not even in its own building.',
    'What the Lunatic hits is chosen by who plays it; a Group house it can’t be.',
    ...first.rulings.slice(10, 11),
    ...first.rulings.slice(12, 13),
  ],
};
