import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { PlainTable } from '#src/charts/chart-table.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Paper, PaperPart } from '#src/domain/content/paper.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { lowOf, toLookAt, unreadOf, type Detail, type Group, type Item } from '../detail/detail.ts'
import { detailQuery, newestQuery } from '../detail/detail.queries.ts'
import { useGroupNames, useLead } from '../detail/detail-words.ts'
import { NoCheckup } from '../detail/no-checkup.tsx'
import { withUnit } from '../detail/with-unit.ts'
import { ShareCheckup } from './share-checkup.tsx'

const DETAIL = '/mypage/healthcheckup/healthScreeningDetail'

/**
 * A check-up on one sheet and without a name, to show to a doctor: as it stands here, printed, or handed on. Without a
 * number the newest.
 */
export function CheckupSheetScreen({ checkupSeq }: { checkupSeq: number | undefined }) {
  return checkupSeq === undefined ? <Newest /> : <One checkupSeq={checkupSeq} />
}

function Newest() {
  const { data } = useSuspenseQuery(newestQuery())
  return data === null ? <NoCheckup /> : <Sheet detail={data} />
}

function One({ checkupSeq }: { checkupSeq: number }) {
  const { data } = useSuspenseQuery(detailQuery(checkupSeq))
  return data === null ? <NoCheckup /> : <Sheet detail={data} />
}

function Sheet({ detail }: { detail: Detail }) {
  const { t, i18n } = useLingui()
  const names = useGroupNames()
  const { checkupSeq, checkupDt, prevCheckupDt, hospitalNm, groupList, judgeTxt } = detail
  const date = (day: string) => formatDay(day, i18n.locale, 'dated')
  const [lead, day, last] = [useLead(detail).replace('\n', ' '), date(checkupDt), prevCheckupDt && date(prevCheckupDt)]
  const valueOf = ({ itemVal, unitNm }: Item) => (itemVal === null ? '–' : withUnit(itemVal, unitNm))
  const rowOf = (item: Item): [string, string, string, string] => [
    item.itemNm,
    valueOf(item),
    item.normalTxt || '–',
    item.prevVal ?? '–',
  ]
  /** What of a group asks for a look: `주의: 수축기 혈압`. */
  const captionOf = (group: Group) =>
    [
      ...toLookAt({ groupList: [group] }).map(
        (item) => `${item.statusCode === 'DANGER' ? t`다시 재기` : t`주의`}: ${item.itemNm}`,
      ),
      ...lowOf({ groupList: [group] }).map((item) => `${t`낮게 나옴`}: ${item.itemNm}`),
      ...unreadOf({ groupList: [group] }).map((item) => `${t`결과지 확인`}: ${item.itemNm}`),
    ].join(' · ') || t`보통 범위예요`
  const shared = [...toLookAt(detail), ...lowOf(detail), ...unreadOf(detail)].map((item) => {
    const { itemNm, normalTxt } = item
    return [itemNm, valueOf(item), normalTxt && `(${t`보통 ${normalTxt}`})`].filter(Boolean).join(' ')
  })

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          title={t({ message: '보여 주기', context: '의사' })}
          backTo={`${DETAIL}?checkupSeq=${checkupSeq}`}
          actions={<ShareCheckup text={[t`${day} 건강검진`, lead, ...shared].join('\n')} />}
        />
      }
      action={<Button size="l" block icon={Printer} onClick={() => window.print()}>{t`인쇄하기`}</Button>}
    >
      <Paper
        title={t`건강검진 결과`}
        lines={[`${day} · ${hospitalNm}`, ...(last ? [t`지난번 ${last}`] : [])]}
        fine={t`값을 견주어 볼 뿐, 병을 진단하지 않아요.`}
      >
        {groupList.map((group) => (
          <PaperPart
            key={group.groupCode}
            title={names[group.groupCode]}
            table={
              <PlainTable
                caption={captionOf(group)}
                head={[t`항목`, t`값`, t({ message: '보통', context: '값' }), t`지난번`]}
                rows={group.itemList.map(rowOf)}
              />
            }
          />
        ))}
        <PaperPart title={t`의사 선생님 말씀`} sentence={judgeTxt} />
      </Paper>
    </DetailPage>
  )
}
