let context: AudioContext | undefined

/** A short tone, where the browser makes sounds: low for the count, high for the beginning and the end. */
export function beep(high: boolean): void {
  try {
    // Older phones do not have it, whatever the types say.
    const Context = globalThis.AudioContext as typeof AudioContext | undefined
    if (!Context) return
    context ??= new Context()
    if (context.state === 'suspended') void context.resume()
    const tone = context.createOscillator()
    const volume = context.createGain()
    const end = context.currentTime + (high ? 0.28 : 0.07)
    tone.frequency.value = high ? 880 : 440
    volume.gain.setValueAtTime(0.14, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(end)
  } catch {
    // A phone that makes no sound counts in silence.
  }
}
