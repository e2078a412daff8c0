import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { goTo } from '#src/app/navigation.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { today } from '#src/lib/days.ts'
import { whenEnded } from '#src/patterns/form/drafts.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { toast, TOAST_ACTION_MS, TOAST_FADE_MS } from '#src/ui/toast/toast.ts'

/** The notice of the record goes first: two questions at once are answered by neither. */
const AFTER_MS = TOAST_ACTION_MS + TOAST_FADE_MS

let waiting: ReturnType<typeof setTimeout> | undefined
let stopWatching: (() => void) | undefined

/**
 * Asks once a day whether the meal was good, when its record has been said: wherever the member is by then, since a
 * form is left with its record. Whoever takes the record back in between, or signs out, is not asked.
 */
export function useReviewOffer(course: CourseKey) {
  const { t } = useLingui()
  const router = useRouter()
  return () => {
    if (!isNewToday()) return
    withdrawReviewOffer()
    stopWatching = whenEnded(withdrawReviewOffer)
    waiting = setTimeout(() => {
      stopWatching?.()
      if (!isNewToday()) return
      remember()
      toast({
        text: t`식사는 어떠셨어요?`,
        action: {
          label: t`평가하기`,
          onPress: () => goTo(router, `/meal/review?${new URLSearchParams({ ...course }).toString()}`),
        },
      })
    }, AFTER_MS)
  }
}

/** The record was taken back. */
export function withdrawReviewOffer(): void {
  clearTimeout(waiting)
  stopWatching?.()
}

function isNewToday(): boolean {
  try {
    return localStorage.getItem(LATE_KEYS.reviewOffered) !== today(new Date())
  } catch {
    // Storage is forbidden in some private windows: asking every time would be worse than never.
    return false
  }
}

function remember(): void {
  localStorage.setItem(LATE_KEYS.reviewOffered, today(new Date()))
}
