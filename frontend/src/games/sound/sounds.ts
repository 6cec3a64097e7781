/** What is heard: notes one after the other, each with its pitch in hertz, its length and its wave. */
const TUNES = {
  turn: [[420, 0.05, 'triangle']],
  pair: [
    [523, 0.08, 'sine'],
    [784, 0.14, 'sine'],
  ],
  miss: [[196, 0.12, 'sine']],
  choose: [[587, 0.04, 'sine']],
  slide: [
    [330, 0.05, 'triangle'],
    [294, 0.05, 'triangle'],
    [247, 0.06, 'triangle'],
  ],
  undo: [
    [247, 0.05, 'triangle'],
    [330, 0.06, 'triangle'],
  ],
  go_on: [
    [392, 0.08, 'sine'],
    [523, 0.12, 'sine'],
  ],
  eat: [
    [660, 0.04, 'triangle'],
    [880, 0.06, 'triangle'],
  ],
  bump: [[110, 0.22, 'sawtooth']],
  won: [
    [523, 0.1, 'triangle'],
    [659, 0.1, 'triangle'],
    [784, 0.1, 'triangle'],
    [1047, 0.28, 'triangle'],
  ],
  best: [
    [523, 0.09, 'triangle'],
    [659, 0.09, 'triangle'],
    [784, 0.09, 'triangle'],
    [1047, 0.16, 'triangle'],
    [880, 0.1, 'triangle'],
    [1047, 0.34, 'triangle'],
  ],
  over: [
    [392, 0.14, 'sine'],
    [330, 0.14, 'sine'],
    [262, 0.3, 'sine'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number, OscillatorType])[]>>
export type Sound = keyof typeof TUNES

const VOLUME = 0.12

/** Plays by oscillators alone: nothing is loaded. Begins with the first sound, as browsers want a press before. */
export function createSounds(): (sound: Sound) => void {
  let context: AudioContext | null = null
  return (sound) => {
    context ??= new AudioContext()
    let at = context.currentTime
    for (const [pitch, length, wave] of TUNES[sound]) {
      const [note, loudness] = [context.createOscillator(), context.createGain()]
      note.type = wave
      note.frequency.value = pitch
      loudness.gain.setValueAtTime(VOLUME, at)
      loudness.gain.exponentialRampToValueAtTime(0.001, at + length)
      note.connect(loudness).connect(context.destination)
      note.start(at)
      note.stop(at + length)
      at += length * 0.8
    }
  }
}
