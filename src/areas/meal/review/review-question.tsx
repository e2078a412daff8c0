import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useLeaveGuard } from '#src/app/use-leave-guard.ts'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { courseDraft } from '#src/domain/meal/course-draft.ts'
import { useLike } from '#src/domain/meal/use-like.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { DishPhoto } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { TasteScale } from '#src/ui/taste-scale/taste-scale.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import type { EatenMeal } from './review.ts'
import { useEvaluateMenu } from './review.queries.ts'
import css from './review.module.css'

interface Props {
  /** As the server has it now. */
  meal: EatenMeal
  /** It was graded since the page opened, here or on another phone. */
  isSaidElsewhere: boolean
  /** The page opens with it; to every other one the focus is moved here. */
  isFirst: boolean
  left: number
  onSkip(): void
  onRated(): void
}

/** One course: how good it was, a word to the kitchen, and the heart where it could not be better. */
export function ReviewQuestion({ meal, isSaidElsewhere, isFirst, left, onSkip, onRated }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const today = dayIn(useNow())
  const mealName = useMealTimeName()(meal.key.menuMealType)
  const save = useEvaluateMenu()
  const like = useLike()
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = courseDraft('review', meal.key)
  const [said, say, forget] = useDraft<{ grade?: EatenMeal['grade']; words?: string }>(draft, joinFields)
  const grade = said?.grade ?? meal.grade
  const words = said?.words ?? meal.words
  const [liked, setLiked] = useState(meal.liked)
  const isWritten = words.trim() !== meal.words
  useLeaveGuard(isWritten && !save.isPending, draft)
  useEffect(() => {
    if (isFirst) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isFirst])

  const { menuDt } = meal.key
  const dayWord = () => {
    if (menuDt === today) return t`오늘`
    return menuDt === addDays(today, -1) ? t`어제` : formatDay(menuDt, i18n.locale, 'short')
  }
  const day = dayWord()
  const isLong = isBeyond(words, MOST_LETTERS.review)
  /** Sent or left: nothing of it waits any more. */
  const goOn = (on: () => void) => {
    forget()
    on()
  }
  const goPast = () => goOn(onSkip)
  const send = () => {
    if (grade === null || isLong) return
    // The address has been checked by the route, and a row of the server has one of the six.
    const key = meal.key as typeof meal.key & { menuMealType: Schemas['MealType'] }
    save.send(
      { body: [{ ...key, menuGrade: grade, ...(words.trim() && { evalCntnt: words.trim() }) }] },
      () => goOn(onRated),
      goPast,
    )
  }

  const skip = async () => {
    const question = {
      title: t`적은 한마디를 두고 건너뛸까요?`,
      text: t`주방에 보내지 않은 말은 사라져요.`,
      confirm: t`건너뛸게요`,
      cancel: t`계속 적을게요`,
      danger: true,
    }
    if (!isWritten || (await confirm(question))) goPast()
  }

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/main"
          actions={
            <IconButton
              label={t`건너뛰기`}
              icon={X}
              aria-disabled={save.isPending || undefined}
              onClick={() => void skip()}
            />
          }
        />
      }
      action={
        <Button
          size="l"
          block
          busy={save.isPending}
          aria-disabled={grade === null || isLong || undefined}
          onClick={send}
        >
          {meal.grade === null ? t`평가 남기기` : t`평가 바꾸기`}
        </Button>
      }
    >
      <section className={css.head}>
        <p>{[t`${day} ${mealName}`, language === 'ko' ? t`${meal.corner} 코너` : ''].filter(Boolean).join(' · ')}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t`${meal.name}, 어떠셨어요?`}
        </h1>
      </section>
      <div className={css.tray}>
        <DishPhoto src={meal.photo} alt={meal.name} dishes={meal.bowls} size={236} />
      </div>
      <TasteScale label={t`맛`} value={grade} onChange={(next) => say({ ...said, grade: next })} />
      {grade === 5 && !meal.liked ? (
        <div className={css.heart}>
          <Button
            kind="soft"
            icon={Heart}
            aria-pressed={liked}
            onClick={() => {
              setLiked(!liked)
              like(meal.menuCode, !liked)
            }}
          >
            {liked ? t`좋아하는 메뉴에 담았어요` : t`좋아하는 메뉴에 담기`}
          </Button>
        </div>
      ) : null}
      <Card>
        <TextArea
          sunken
          rows={2}
          label={t`주방에 한마디`}
          help={t`안 적어도 돼요`}
          value={words}
          onChange={(next) => say({ ...said, words: next })}
          limit={MOST_LETTERS.review}
          counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
        />
      </Card>
      {isSaidElsewhere && (grade !== meal.grade || isWritten) ? (
        <p className={css.left} role="status">
          {t`다른 기기에서 이미 평가했어요. 지금 보내면 이 평가로 바뀌어요.`}
        </p>
      ) : null}
      {left > 0 ? <p className={css.left}>{t`${plural(left, { other: '평가할 식사가 #끼 더 있어요' })}`}</p> : null}
    </DetailPage>
  )
}
