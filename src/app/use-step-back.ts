import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Going back leads to the step before, on a page that asks one thing after the other: by the phone's own way back as by
 * the bar's.
 *
 * @param isFirst nothing stands before this step: going back leaves the page
 * @param fallback where the bar leads when the app was opened on this page, its `backTo`
 */
export function useStepBack(isFirst: boolean, fallback: string, onBack: () => void): void {
  const { history } = useRouter()
  const step = useEffectEvent(onBack)
  useEffect(() => {
    if (isFirst) return undefined
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, nextLocation }) => {
        const isBack = action === 'BACK' || (action === 'REPLACE' && nextLocation.pathname === fallback)
        if (isBack) step()
        return isBack
      },
    })
  }, [history, isFirst, fallback])
}
