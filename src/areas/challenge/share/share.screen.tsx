import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Share from 'lucide-react/icons/share'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { nameIn } from '../challenge.ts'
import { kindIcons } from '../kind-icons.ts'
import { sharedQuery } from './share.queries.ts'
import css from './share.module.css'

/**
 * Hands a challenge on, with the member's own code in the link. The messaging app itself needs a key of the operator's,
 * which there is none of: the phone's own sheet, which has it too, comes first, and copying is there without it.
 * [CHA-14]
 */
export function ShareScreen({ chalnCode }: { chalnCode: string }) {
  const { t, i18n } = useLingui()
  const range = useRange()
  const { data: shared } = useSuspenseQuery(sharedQuery(chalnCode))
  const bar = <ScreenBar titleAs="p" backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />
  if (shared === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`끝났거나 없는 챌린지예요`}
            action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 둘러보기`}</Button>}
          />
        }
      />
    )
  }
  const { title, descTxt, linkUrl, kind, start, end } = shared
  const heading = nameIn(i18n.locale, title, shared.nameEng)
  const summary = nameIn(i18n.locale, descTxt, shared.summaryEng)
  // Not every browser has it, whatever the types say.
  const hasSheet = typeof navigator.share === 'function'
  // closed without choosing
  const hand = () => void navigator.share({ title: heading, text: summary, url: linkUrl }).catch(() => {})
  const copy = () =>
    void navigator.clipboard.writeText(linkUrl).then(
      () => toast({ text: t`주소를 복사했어요` }),
      () => toast({ kind: 'bad', text: t`복사하지 못했어요` }),
    )

  return (
    <DetailPage
      bar={bar}
      lead={{ title: t`함께할 동료에게\n보내 볼까요?` }}
      action={
        hasSheet ? (
          <Button size="l" block icon={Share} onClick={hand}>{t`보내기`}</Button>
        ) : (
          <Button size="l" block icon={Copy} onClick={copy}>{t`주소 복사`}</Button>
        )
      }
    >
      <Card label={t`이렇게 보여요`}>
        <RowIcon icon={kindIcons[kind]} on />
        <h2 className={css.title}>{heading}</h2>
        <p className={css.text}>{summary}</p>
        <p className={css.days}>{range(start, end)}</p>
        <p className={css.link}>{linkUrl}</p>
      </Card>
      {hasSheet && <Button kind="text" block onClick={copy}>{t`주소 복사`}</Button>}
    </DetailPage>
  )
}

/** Opened without a challenge: there is nothing to hand on yet, and the list is where one is chosen. */
export function NothingToShare() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" backTo="/challenge/challenge" />}>
      <EmptyState
        level={1}
        title={t`먼저 챌린지를 골라 주세요`}
        text={t`고른 챌린지에서 동료에게 보낼 수 있어요.`}
        action={<Button render={<Link to="/challenge/challengeList" />}>{t`챌린지 고르기`}</Button>}
      />
    </StatePage>
  )
}
