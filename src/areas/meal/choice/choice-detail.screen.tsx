import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { choicesQuery, useSetChoice } from './choice.queries.ts'
import { toChoice } from './choice.ts'
import { TrayChoice } from './tray-choice.tsx'
import { useChoiceWords } from './use-choice-words.ts'
import css from './choice.module.css'

interface Props {
  choiceSeq: number | undefined
  /** Whose list led here: it may be of a place that the member uses once. Without it the member's own. */
  restaurantCode: string | undefined
}

/** One choice: its trays, the own voice, and after it how the others chose. */
export function ChoiceDetailScreen({ choiceSeq, restaurantCode }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const words = useChoiceWords()
  const found = useSuspenseQuery(choicesQuery(restaurantCode)).data.find((each) => each.choiceSeq === choiceSeq)
  const choose = useSetChoice(() =>
    toast({ kind: 'good', text: t`골랐어요. 끝나기 전까지 바꿀 수 있어요`, about: '/api/meal/setChoise' }),
  )
  const [picked, setPicked] = useState<number>()
  const bar = <ScreenBar titleAs="p" backTo="/meal/choice-list" />

  if (!found) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`없는 투표예요`}
            text={t`끝난 지 오래되어 내렸을 수 있어요.`}
            action={<Button render={<Link to="/meal/choice-list" />}>{t`다른 투표 보기`}</Button>}
          />
        }
      />
    )
  }
  const choice = toChoice(found, language)
  const value = picked ?? choice.chosen?.itemSeq
  const send = (itemSeq: number) =>
    choose.sendAsync({ body: { choiceSeq: choice.choiceSeq, itemSeq } }).then(
      () => setPicked(undefined),
      (error: unknown) => {
        const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404)
        toast({
          kind: isOver ? 'plain' : 'bad',
          text: isOver ? t`고르는 시간이 끝났어요` : t`보내지 못했어요. 다시 시도해 주세요.`,
          about: '/api/meal/setChoise',
        })
      },
    )

  return (
    <DetailPage
      bar={bar}
      lead={
        choice.open
          ? { above: choice.place, title: words.question(choice), below: words.until(choice) }
          : { above: words.meal(choice), title: words.result(choice), below: choice.place }
      }
      action={
        choice.open && value !== undefined && value !== choice.chosen?.itemSeq ? (
          <Button size="l" block busy={choose.isPending} onClick={() => void send(value)}>
            {choice.chosen ? t`이걸로 바꿀게요` : t`이걸로 고를게요`}
          </Button>
        ) : undefined
      }
    >
      <fieldset className={css.trays} role={choice.open ? 'radiogroup' : undefined} aria-label={words.meal(choice)}>
        {choice.trays.map((tray) => (
          <TrayChoice
            key={tray.itemSeq}
            tray={tray}
            chosen={tray.itemSeq === value}
            won={tray === choice.winner}
            onChoose={choice.open ? () => setPicked(tray.itemSeq) : undefined}
          />
        ))}
      </fieldset>
      {choice.open && !choice.chosen ? <p className={css.note}>{t`몇 명이 골랐는지는 고른 뒤에 보여요.`}</p> : null}
    </DetailPage>
  )
}
