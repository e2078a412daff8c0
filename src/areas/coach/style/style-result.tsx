import { useLingui } from '@lingui/react/macro'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay } from '#src/lib/days.ts'
import { TypeResult } from '#src/patterns/type-result.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FriendsCard } from './friends-card.tsx'
import { tableOfStyle } from './style.ts'

interface Props {
  result: Schemas['FoodStyleResult'] & { style: Schemas['FoodStyle'] }
  onAgain: () => void
}

/** The style that the answers came to, and below it the friends who show theirs. */
export function StyleResult({ result: { style, axisList, answerDt, friendAgreeYn }, onAgain }: Props) {
  const { t, i18n } = useLingui()
  const found = {
    name: style.styleNm,
    title: style.styleTxt,
    letters: [],
    dishes: tableOfStyle(style.styleCode),
    axes: axisList.map(({ axisCode, leftNm, rightNm, rightRate }) => ({
      key: axisCode,
      left: leftNm,
      right: rightNm,
      rate: rightRate,
    })),
    good: style.goodList,
    care: style.careList,
  }
  return (
    <TypeResult
      bar={<ScreenBar titleAs="p" backTo="/coach/mealBoard" />}
      found={found}
      describe={(nearer, percent) => t`${nearer} ${percent}%`}
      basis={
        answerDt === null ? undefined : t`${formatDay(answerDt, i18n.locale, 'short')}에 답하신 것으로 알아봤어요.`
      }
      howTitle={t`답하신 것을 보면`}
      end={<Button kind="text" onClick={onAgain}>{t`다시 답하기`}</Button>}
    >
      <FriendsCard agreed={friendAgreeYn === 'Y'} />
    </TypeResult>
  )
}
