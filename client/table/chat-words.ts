// The texts of the chat. They are in the chunk of the chat, in all languages.
import { inCurrentLanguage } from '../text/index.ts';

const en = {
  say: 'Say something',
  send: 'Send',
  emotes: {
    smile: 'Smile',
    laugh: 'Laugh',
    clap: 'Clap',
    think: 'Hm…',
    hurry: 'Your move!',
    sorry: 'Sorry',
  },
  says: (name: string, what: string) => `${name}: ${what}`,
};
type Words = typeof en;

const it: Words = {
  say: 'Di’ qualcosa',
  send: 'Invia',
  emotes: {
    smile: 'Sorriso',
    laugh: 'Risata',
    clap: 'Applauso',
    think: 'Mmm…',
    hurry: 'Tocca a te!',
    sorry: 'Scusa',
  },
  says: (name, what) => `${name}: ${what}`,
};

const fr: Words = {
  say: 'Dis quelque chose',
  send: 'Envoyer',
  emotes: {
    smile: 'Sourire',
    laugh: 'Rire',
    clap: 'Bravo',
    think: 'Hum…',
    hurry: 'À toi !',
    sorry: 'Pardon',
  },
  says: (name, what) => `${name} : ${what}`,
};

export const words = inCurrentLanguage({ en, it, fr });
