import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { goTo } from '#src/app/navigation.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { today } from '#src/lib/days.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { toast, TOAST_FADE_MS, TOAST_STAY_MS } from '#src/ui/toast/toast.ts'

/** The notice of the record goes first: two questions at once are answered by neither. */
const AFTER_MS = TOAST_STAY_MS + TOAST_FADE_MS

let waiting: ReturnType<typeof setTimeout> | undefined

/** Asks once a day whether the meal was good, when its record has been said. Whoever takes the record back in between is not asked. */
export function useReviewOffer(course: CourseKey) {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => () => clearTimeout(waiting), [])
  return () => {
    if (!isNewToday()) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (!isNewToday()) return
      remember()
      toast({ text: t`식사는 어떠셨어요?`, action: { label: t`평가하기`, onPress: () => goTo(router, `/meal/review?${new URLSearchParams({ ...course }).toString()}`) } })
    }, AFTER_MS)
  }
}

/** The record was taken back. */
export const withdrawReviewOffer = (): void => clearTimeout(waiting)

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
