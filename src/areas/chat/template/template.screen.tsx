import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ContentPicture } from '#src/domain/content/content-picture.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { TemplateWays } from './template-ways.tsx'
import { sentAt } from './template.ts'
import { templateQuery, type Asked } from './template.queries.ts'
import css from './template.module.css'

/** A prepared message: what it says, about when and where, and where it leads. [CHT-10] */
export function TemplateScreen({ asked }: { asked: Asked | undefined }) {
  const { t, i18n } = useLingui()
  const {
    data: found,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...templateQuery(asked ?? { templateCode: '' }), enabled: asked !== undefined })
  const bar = <ScreenBar titleAs="p" backTo="/pushList" />
  if (isError) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <ErrorState
            level={1}
            title={t`안내를 불러오지 못했어요`}
            text={t`조금 뒤에 다시 시도해 주세요.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        }
      />
    )
  }
  if (!found) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`찾을 수 없는 안내예요`}
            text={t`잡힌 약속은 내 예약에서 볼 수 있어요.`}
            action={<Button render={<Link to="/counseling/MyRsrvList" replace />}>{t`내 예약 보기`}</Button>}
          />
        }
      />
    )
  }
  const sent = sentAt(found.sendDtm)
  const from = [found.cnstntNm, sent && `${formatDay(sent.day, i18n.locale, 'short')} ${sent.clock}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <DetailPage bar={bar} lead={{ ...(from !== '' && { above: from }), title: found.title }}>
      {found.imgUrl !== null && <ContentPicture url={found.imgUrl} />}
      <Card className={css.message} label={t`내용`}>
        <p className={css.words}>{found.contents}</p>
        {found.itemList.length > 0 && (
          <dl className={css.items}>
            {found.itemList.map(({ itemNm, itemTxt }) => (
              <div key={itemNm}>
                <dt>{itemNm}</dt>
                <dd>{itemTxt}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <TemplateWays template={found} rsrvSeq={asked?.rsrvSeq} />
    </DetailPage>
  )
}
