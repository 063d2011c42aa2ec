// A soft sound of two notes, fetched when it is first needed.
let audio: AudioContext | null = null;

export function playChime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    note(audio, 523, start);
    note(audio, 784, start + 0.12);
  } catch {
    // The browser has no sound. The title announces the turn too.
  }
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.5);
}
