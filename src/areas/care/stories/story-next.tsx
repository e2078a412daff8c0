import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#src/ui/button/button.tsx'
import { NextStep } from '#src/ui/next-step/next-step.tsx'
import type { Category } from './story.ts'

type Way =
  | '/menu/todayMenu'
  | '/healthlog/exercise'
  | '/healthlog/sleepRecord'
  | '/healthlog/BloodpressureRecord'
  | '/welfit/WelfitList'

/** The one thing to do with what was read. */
export function StoryNext({ category }: { category: Category }) {
  const { t } = useLingui()
  const next = (title: string, text: string, button: string, to: Way) => (
    <NextStep
      title={title}
      text={text}
      action={
        <Button kind="soft" size="l" block render={<Link to={to} />}>
          {button}
        </Button>
      }
    />
  )
  switch (category) {
    case 'MEAL':
      return next(t`오늘 한 끼에\n해 볼까요?`, t`메뉴를 보고 하나만 바꿔 보세요.`, t`오늘 메뉴 보기`, '/menu/todayMenu')
    case 'EXERCISE':
      return next(t`오늘 바로\n해 볼까요?`, t`움직인 만큼 기록에 남아요.`, t`운동 보기`, '/healthlog/exercise')
    case 'SLEEP':
      return next(
        t`어젯밤은\n어땠나요?`,
        t`잠을 적어 두면 다음 주에 나아진 것이 보여요.`,
        t`잠 기록 보기`,
        '/healthlog/sleepRecord',
      )
    case 'MIND':
      return next(
        t`이야기하면\n가벼워져요`,
        t`회사 안에서 30분 이야기할 수 있어요.`,
        t`상담 보기`,
        '/welfit/WelfitList',
      )
    case 'DISEASE':
      return next(
        t`혈압부터\n재 볼까요?`,
        t`일주일 적으면 평균을 볼 수 있어요.`,
        t`혈압 기록 보기`,
        '/healthlog/BloodpressureRecord',
      )
  }
}
