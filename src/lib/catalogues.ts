/** Asks for the English messages of one folder. What they look like is the business of src/app/language.ts. */
export type LoadCatalogue = () => Promise<{ messages: unknown }>

/** The catalogues of all modules that have been loaded so far. */
export const catalogues = new Set<LoadCatalogue>()

/** Called by each module that has messages, once for a catalogue (scripts/lib/own-words.ts). */
export function addCatalogue(load: LoadCatalogue): void {
  catalogues.add(load)
}
