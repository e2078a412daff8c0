import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { TypeResult } from '#src/patterns/type-result.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ShareType } from './share-type.tsx'
import { type EatingType, lettersOf, ownTypeQuery, type OwnType, typesQuery } from './type.queries.ts'

/** What kind of eater the records of three months show (docs/decisions/341). */
export function EatingTypeScreen() {
  const { data: own } = useSuspenseQuery(ownTypeQuery())
  const { data: types } = useSuspenseQuery(typesQuery())
  return <EatingTypePage own={own} types={types} />
}

interface Props {
  own: OwnType
  types: readonly EatingType[]
  /** The bar of a preview: then the ways on are those of previews. */
  previewBar?: ReactNode
}

export function EatingTypePage({ own, types, previewBar }: Props) {
  const { t, i18n } = useLingui()
  if (own.type === null) return <NotYet days={own.daysMissing} previewBar={previewBar} />

  const { type, axes, nickName, startDay } = own
  const match = types.find(({ nbtiCode }) => nbtiCode === type.match)
  const letters = lettersOf(type.nbtiCode, axes)
  return (
    <TypeResult
      bar={previewBar ?? <ScreenBar titleAs="p" actions={<ShareType name={type.name} title={type.title} />} />}
      found={{ ...type, letters, axes }}
      describe={(nearer, percent) => t`${nearer} ${percent}%`}
      basis={
        startDay === null
          ? undefined
          : t`${formatDay(startDay, i18n.locale)}부터 석 달 동안의 식사 기록으로 알아봤어요.`
      }
      howTitle={t`${nickName}님은 이렇게 드세요`}
      {...(match && {
        match: {
          above: t`함께 먹으면 좋은 유형`,
          name: match.name,
          text: match.title,
          dish: match.dishes[0] ?? '',
          render: (
            <Link
              to={previewBar ? '/preview/differentTypePreview' : '/menu/differentType'}
              search={{ code: match.nbtiCode }}
            />
          ),
        },
      })}
      action={
        previewBar ? undefined : (
          <Button size="l" block render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>
        )
      }
      end={
        <Button
          kind="text"
          render={<Link to={previewBar ? '/preview/differentTypePreview' : '/menu/differentType'} />}
        >{t`다른 유형 보기`}</Button>
      }
    />
  )
}

/** Too few days to tell: how many are missing, where to write the next, and a sample of what they will come to. */
function NotYet({ days, previewBar }: { days: number; previewBar: ReactNode }) {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={previewBar ?? <ScreenBar titleAs="p" />}
      instead={
        <EmptyState
          level={1}
          title={days === 0 ? t`아직 유형을 알 수 없어요` : t`${days}일만 더 적으면 알 수 있어요`}
          text={
            days === 0
              ? t`점심과 저녁을 드신 시각과 함께 적으면 어떤 식사 유형인지 알려 드려요.`
              : t`식사를 적은 날이 쌓이면 어떤 식사 유형인지 알려 드려요.`
          }
          action={
            <>
              {previewBar ? null : (
                <>
                  <Button render={<Link to="/healthlog/mealRecord" />}>{t`오늘 식사 적기`}</Button>
                  <Button kind="text" render={<Link to="/preview/eatingTypePreview" />}>{t`예로 든 유형 보기`}</Button>
                </>
              )}
              <Button
                kind="text"
                render={<Link to={previewBar ? '/preview/differentTypePreview' : '/menu/differentType'} />}
              >{t`열여섯 가지 유형 보기`}</Button>
            </>
          }
        />
      }
    />
  )
}
