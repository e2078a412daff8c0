import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { getConfig } from '@lingui/conf'
import { getCatalogs } from '@lingui/cli/api'
import { ROOT } from './run.ts'

const kinds = {
  absent: 'not in the catalogue: run npm run i18n',
  obsolete: 'no longer in the source: run npm run i18n',
  untranslated: 'no English',
  placeholders: 'other placeholders than the Korean',
  doubled: 'the same English twice in a row',
  // All catalogues share one table in the browser: such a message needs a `context` where its meaning differs.
  ambiguous: 'has another English text in another catalogue',
} as const

/** What is wrong with one message of a catalogue. */
export interface CatalogueFault {
  folder: string
  message: string
  fault: (typeof kinds)[keyof typeof kinds]
}

/**
 * Compares the catalogues with the source: every message of src has English, none stands there for nothing, and each
 * English text uses the same placeholders as the Korean one. Reads all of src; writes nothing.
 */
export async function catalogueFaults(): Promise<CatalogueFault[]> {
  const faults: CatalogueFault[] = []
  const byId = new Map<string, string>()
  for (const catalogue of await getCatalogs(getConfig())) {
    const folder = relative(ROOT, dirname(catalogue.path))
    const inSource = (await catalogue.collect()) ?? {}
    const english = (await catalogue.read('en')) ?? {}
    for (const [id, { message = id }] of Object.entries(inSource)) {
      const note = (fault: CatalogueFault['fault']) => faults.push({ folder, message, fault })
      const translation = english[id]?.translation
      if (translation === undefined) note(kinds.absent)
      else if (translation === '') note(kinds.untranslated)
      else if (standsTwice(translation)) note(kinds.doubled)
      else if (placeholders(translation) !== placeholders(message)) note(kinds.placeholders)
      else if ((byId.get(id) ?? translation) !== translation) note(kinds.ambiguous)
      if (translation) byId.set(id, translation)
    }
    for (const [id, { message = id }] of Object.entries(english)) {
      if (!(id in inSource)) faults.push({ folder, message, fault: kinds.obsolete })
    }
  }
  return faults
}

/** The files of catalogues without a message: a folder that says nothing needs none. */
export async function emptyCatalogues(): Promise<string[]> {
  const files: string[] = []
  for (const catalogue of await getCatalogs(getConfig())) {
    const file = `${catalogue.path.replace('{locale}', 'en')}.po`
    if (existsSync(file) && Object.keys((await catalogue.read('en')) ?? {}).length === 0) files.push(file)
  }
  return files
}

/** A text whose second half is its first, as a tool that writes catalogues may leave it: no sentence of ours is one. */
const standsTwice = (text: string): boolean => text.length > 8 && text.slice(0, text.length / 2).repeat(2) === text

/**
 * The names in braces and the numbered tags of an ICU text, each once. Plural forms of one language may repeat them.
 */
function placeholders(icu: string): string {
  const names = [...icu.matchAll(/\{(\w+)[,}]|<(\d+)/g)].map((match) => match[1] ?? `<${match[2]}>`)
  return [...new Set(names)].sort().join(' ')
}
