import { i18n, type Messages } from '@lingui/core'
import { catalogues, type LoadCatalogue } from '#src/lib/catalogues.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createStore } from './store.ts'

export type Language = 'ko' | 'en'

/**
 * English comes in one small file for each feature, compiled by lingui's Vite plugin. Korean has none: its messages
 * travel compiled inside their screens, and are also what a key missing in English falls back to [LNG-01, LNG-06].
 */
const loaded = new Map<LoadCatalogue, Promise<void>>()

/** The member's language; starts as Korean [LNG-01]. Change it with `setLanguage`. */
export const language = createStore<Language>('ko')

/** Starts in the stored language: 'en' when that was chosen, else Korean. */
export async function startLanguage(storage: Pick<Storage, 'getItem'>): Promise<void> {
  let stored: string | null = null
  try {
    stored = storage.getItem(STORAGE_KEYS.language)
  } catch {
    // Storage is forbidden in some private windows: the default language it is.
  }
  i18n.load('ko', {})
  await activate(stored === 'en' ? 'en' : 'ko')
}

/** Switches the language now and for later visits. The English of all that is open comes first [LNG-02]. */
export async function setLanguage(next: Language, storage: Pick<Storage, 'setItem'>): Promise<void> {
  try {
    storage.setItem(STORAGE_KEYS.language, next)
  } catch {
    // As above: the choice lasts as long as the page.
  }
  await activate(next)
}

/**
 * In English: loads the words of every module that is there by now, once. Whoever brings new code that speaks waits for
 * it before drawing (lazy-route.ts, lazy-part.ts). Nothing to wait for in Korean.
 */
export function loadWords(): Promise<unknown> | undefined {
  return language.get() === 'ko' ? undefined : loadEnglish()
}

const loadEnglish = () => Promise.all([...catalogues].map(loadOne))

async function activate(next: Language): Promise<void> {
  if (next === 'en') {
    i18n.load('en', {})
    await loadEnglish()
  }
  language.set(next)
  // index.html has said it already; saying it again would style the whole page anew.
  if (document.documentElement.lang !== next) document.documentElement.lang = next
  i18n.activate(next)
}

function loadOne(load: LoadCatalogue): Promise<void> {
  const known = loaded.get(load)
  if (known) return known
  // A catalogue that does not come leaves Korean words standing; the next screen tries again.
  const loading = load().then(
    ({ messages }) => i18n.load('en', messages as Messages), // every catalogue is compiled by lingui
    () => void loaded.delete(load),
  )
  loaded.set(load, loading)
  return loading
}
