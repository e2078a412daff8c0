import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { SimulatorPanel } from './panel.tsx'
import type { Simulator } from './simulator.ts'

/** Compiled by lingui's Vite plugin; asked for here, so that the app's build leaves it out. */
const english = import.meta.glob<{ messages: Messages }>('./en.po')

/**
 * Draws the simulator beside the app, in the app's language and looks. Words and texts of its own: the app's do not
 * hold them.
 */
export async function mount(simulator: Simulator): Promise<{ open(): void }> {
  const [load] = Object.values(english)
  const words = await load?.()
  const i18n = setupI18n({ locale: 'ko', messages: { ko: {}, en: words?.messages ?? {} } })
  const follow = () => i18n.activate(document.documentElement.lang === 'en' ? 'en' : 'ko')
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['lang'] })

  const place = document.createElement('div')
  document.body.append(place)
  const door = new EventTarget()
  // Two roots on one page: without a prefix both would give their fields the same ids, and labels would name the
  // other's.
  createRoot(place, { identifierPrefix: 'simulator' }).render(
    <I18nProvider i18n={i18n}>
      <SimulatorPanel simulator={simulator} door={door} />
    </I18nProvider>,
  )
  return { open: () => void door.dispatchEvent(new Event('open')) }
}
