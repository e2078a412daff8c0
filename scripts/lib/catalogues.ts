import { getConfig } from '@lingui/conf'
import { getCatalogs } from '@lingui/cli/api'

const kinds = {
  absent: 'not in the catalogue: run npm run i18n',
  obsolete: 'no longer in the source: run npm run i18n',
  untranslated: 'no English',
  placeholders: 'other placeholders than the Korean',
  // All catalogues share one table in the browser: such a message needs a `context` where its meaning differs.
  ambiguous: 'has another English text in another area',
} as const

/** What is wrong with one message of a catalogue. */
export interface CatalogueFault {
  area: string
  message: string
  fault: (typeof kinds)[keyof typeof kinds]
}

/**
 * Compares the catalogues with the source: every message of src stands in both languages, none stands there for
 * nothing, and each English text uses the same placeholders as the Korean one. Reads all of src; writes nothing.
 */
export async function catalogueFaults(): Promise<CatalogueFault[]> {
  const faults: CatalogueFault[] = []
  const byId = new Map<string, string>()
  for (const catalogue of await getCatalogs(getConfig())) {
    const area = catalogue.path.split('/').at(-1) ?? ''
    const inSource = (await catalogue.collect()) ?? {}
    const [korean, english] = await Promise.all([catalogue.read('ko'), catalogue.read('en')])
    for (const [id, { message = id }] of Object.entries(inSource)) {
      const note = (fault: CatalogueFault['fault']) => faults.push({ area, message, fault })
      const translation = english?.[id]?.translation
      if (!korean?.[id] || translation === undefined) note(kinds.absent)
      else if (translation === '') note(kinds.untranslated)
      else if (placeholders(translation) !== placeholders(message)) note(kinds.placeholders)
      else if ((byId.get(id) ?? translation) !== translation) note(kinds.ambiguous)
      if (translation) byId.set(id, translation)
    }
    for (const [id, { message = id }] of Object.entries({ ...korean, ...english })) {
      if (!(id in inSource)) faults.push({ area, message, fault: kinds.obsolete })
    }
  }
  return faults
}

/** The names in braces and the numbered tags of an ICU text, each once. Plural forms of one language may repeat them. */
function placeholders(icu: string): string {
  const names = [...icu.matchAll(/\{(\w+)[,}]|<(\d+)/g)].map((match) => match[1] ?? `<${match[2]}>`)
  return [...new Set(names)].sort().join(' ')
}
