import { i18n, type Messages } from '@lingui/core'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import type { AreaName } from './screen-data.ts'
import { createStore } from './store.ts'

export type Language = 'ko' | 'en'

/**
 * English catalogues, one small file per area, compiled by lingui's Vite plugin. Korean has none: its messages travel
 * compiled inside their screens, and are also what a key missing in English falls back to [LNG-01, LNG-06].
 */
const english = import.meta.glob<{ messages: Messages }>('../locales/en/*.po')
const loaded = new Map<string, Promise<void>>()

/** The member's language; starts as Korean [LNG-01]. Change it with `setLanguage`. */
export const language = createStore<Language>('ko')

/** Starts in the stored language: 'en' when that was chosen, else Korean. `areas` as for `loadWords`. */
export async function startLanguage(storage: Pick<Storage, 'getItem'>, areas: readonly AreaName[] = []): Promise<void> {
  let stored: string | null = null
  try {
    stored = storage.getItem(STORAGE_KEYS.language)
  } catch {
    // Storage is forbidden in some private windows: the default language it is.
  }
  i18n.load('ko', {})
  await activate(stored === 'en' ? 'en' : 'ko', areas)
}

/** Switches the language now and for later visits; `areas` are those of the screen that is open [LNG-02]. */
export async function setLanguage(next: Language, storage: Pick<Storage, 'setItem'>, areas: readonly AreaName[]): Promise<void> {
  try {
    storage.setItem(STORAGE_KEYS.language, next)
  } catch {
    // As above: the choice lasts as long as the page.
  }
  await activate(next, areas)
}

/** Loads the English words of the areas a screen needs, once. Nothing to wait for in Korean. */
export function loadWords(areas: readonly AreaName[]): Promise<unknown> | undefined {
  if (language.get() === 'ko') return undefined
  return Promise.all(['app', ...areas].map(loadArea))
}

async function activate(next: Language, areas: readonly AreaName[]): Promise<void> {
  if (next === 'en') {
    i18n.load('en', {})
    await Promise.all(['app', ...areas].map(loadArea))
  }
  language.set(next)
  // index.html has said it already; saying it again would style the whole page anew.
  if (document.documentElement.lang !== next) document.documentElement.lang = next
  i18n.activate(next)
}

function loadArea(area: string): Promise<void> {
  const known = loaded.get(area)
  if (known) return known
  // A catalogue that does not come leaves Korean words standing; the next screen of the area tries again.
  const loading = Promise.resolve(english[`../locales/en/${area}.po`]?.()).then(
    (file) => {
      if (file) i18n.load('en', file.messages)
    },
    () => {
      loaded.delete(area)
    },
  )
  loaded.set(area, loading)
  return loading
}
