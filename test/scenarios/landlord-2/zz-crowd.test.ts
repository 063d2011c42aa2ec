import { describe, test } from 'vitest';
import { given } from '../landlord/table.ts';

const HOUSES = `
#0 ada 2 roof+roofRenovation cellar: 1 family, 3 scientist, 0 tavern
#1 ada 3 dormer: 1 hacker, 2 hacker, 3 hacker!, 4 nomad
#2 ben 1 dormer: 1 nobles
#3 ben 4 roof: 1 oddOnes, 2 oddOnes, 3 oddOnes
#4 ben 3 roof: 1 manWithDog, 2 groupHouse
#5 cleo 5 roof: 1 squatters, 2 hacker*, 3 hacker, 4 monster
#6 cleo 2 flatRoof cellar: 1 manWithDog, 2 mother, 0 monster
#7 dan 1 roof+roofRenovation cellar: 0 mover, 1 manWithDog
#8 dan 3 roof: 1 musician, 2 musician!, 3 mother
#9 eve 3 roof: 1 groupHouse, 3 mother
#10 fay 2 dormer cellar: 1 family, 3 squatters`;
describe('crowd', () => {
  test('play', () => {
    given(`edition: landlord-2
> ada $12: roof murder move move alibi scientist family police bomb roofRenovation musician
ben $5: police ? ?
cleo $7: ? ? ?
dan $33: ? ?
eve $4: ? ? ? ? ?
fay $9: broker ?
${HOUSES.replace(', 3 scientist', '').replace('2 roof+roofRenovation cellar: 1 family', '2 roof+roofRenovation cellar: 1 family')}
jail: ben
discards: court move`);
  });
  test('inspect', () => {
    given(`edition: landlord-2
> ada $12: murder move move alibi police bomb
ben $5: police ? ?
cleo $7: ? ? ?
dan $33: ? ?
eve $4: ? ? ? ? ?
fay $9: broker ?
${HOUSES}
rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"rent","seat":0},{"kind":"play","seat":0,"refused":[0,0,0,0,0,0],"declined":[]},{"kind":"leaver","seat":0,"done":[]}]}
discards: court`);
  });
  test('out', () => {
    given(`edition: landlord-2
> ada $12: murder move
ben $5: police ? ?
cleo $7: ? ? ?
#0 ada 2 roof cellar: 1 family, 0 tavern
#1 ada 3 dormer: 1 hacker, 2 hacker, 3 hacker, 4 nomad
#2 ben 1 dormer: 1 nobles
#3 ben 4 roof: 1 oddOnes, 2 oddOnes, 3 oddOnes
#5 cleo 5 roof: 1 squatters, 4 monster
#7 cleo 2 dormer:
rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"rent","seat":0},{"kind":"play","seat":0,"refused":[0,0,0],"declined":[]},{"kind":"tidy"},{"kind":"turnOut","seat":0}]}
discards: court`);
  });
  test('build', () => {
    given(
      `edition: landlord-2
> ada $12: murder move roof dormer
ben $5: police ? ?
#0 ada 2 roof cellar: 1 family, 0 tavern
#1 ada 3 dormer: 1 hacker, 2 hacker, 4 nomad
#2 ben 1 dormer: 1 nobles
#3 ben 4 roof: 1 oddOnes, 2 oddOnes, 3 oddOnes
site: student move
rest: {"frames":[{"kind":"endTurn","seat":0},{"kind":"rent","seat":0},{"kind":"play","seat":0,"refused":[0,0],"declined":[]},{"kind":"build","seat":0}]}
discards: court`.replace('site: student', 'site: hacker'),
    );
  });
});
