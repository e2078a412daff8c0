import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { hasOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { loadWords } from '../language.ts'
import { screenOf, type SearchOverlayProps } from '../screen-data.ts'
import { isTyping } from './keys.ts'

/** The screen that brings the search: it searches in its own page, too. */
const ALL_PLACES = '/my/menu'

interface Search {
  /** Opens the search over this screen. */
  open(word?: string): void
  /** To be drawn by whoever opens it; null while it is closed. */
  overlay: ReactNode
}

/**
 * The search of the whole app, over the screen that is open: it has no address, since a page is created anew whenever
 * its address changes [ROU-06]. Its code comes when it is opened for the first time. `/` on a keyboard opens it, too
 * (docs/decisions/158).
 */
export function useSearch(): Search {
  const router = useRouter()
  const [shown, setShown] = useState<{ Overlay: ComponentType<SearchOverlayProps>; word: string } | null>(null)

  const open = async (word = '') => {
    try {
      await router.options.context.allRoutes()
      const routes = new Map<string, AnyRoute>(Object.entries(router.routesByPath))
      const load = screenOf({ staticData: routes.get(ALL_PLACES)?.options.staticData ?? {} })?.search
      if (!load) return
      const { SearchOverlay } = await load()
      await loadWords()
      setShown({ Overlay: SearchOverlay, word })
    } catch {
      toast({ kind: 'bad', text: i18n._(msg`찾기를 열지 못했어요. 연결을 확인해 주세요.`) })
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Another part of the page may listen as well.
    if (
      event.defaultPrevented ||
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      hasOverlay() ||
      isTyping(event.target)
    )
      return
    event.preventDefault()
    void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return {
    open: (word) => void open(word),
    overlay: shown && <shown.Overlay word={shown.word} onClose={() => setShown(null)} />,
  }
}
