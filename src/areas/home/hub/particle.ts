import { josa, type Particle } from '#src/lib/korean.ts'

/** The particle that fits the word in a Korean sentence; English has none. */
export const particleIn = (locale: string, word: string, particle: Particle): string =>
  locale === 'ko' ? josa(word, particle) : ''
