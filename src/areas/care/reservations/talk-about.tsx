import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import type { Kind } from './service-kind.ts'
import css from './reservations.module.css'

type Way = Schemas['WelfitMeet']
type Props = { ways: readonly Way[]; way: Way; onWay: (way: Way) => void; memo: string; onMemo: (memo: string) => void }

/** What to talk about, until it is sent; a time that is moved takes its own words along, and none are asked for. */
export function useTalk(kind: Kind, isAsked: boolean) {
  const [typed, type, drop] = useDraft(`talk of new ${kind}`, joinWords)
  const forget = () => {
    if (isAsked) drop()
  }
  const memo = isAsked ? (typed ?? '') : ''
  return { memo, isLong: isBeyond(memo, MOST_LETTERS.reservationMemo), type, forget }
}

/** How to meet, and what to talk about. */
export function TalkAbout({ ways, way, onWay, memo, onMemo }: Props) {
  const { t } = useLingui()
  const names: Record<Way, string> = { VISIT: t`상담실`, CALL: t`전화`, CHAT: t`채팅` }
  return (
    <Card>
      <div className={css.how}>
        {ways.length > 1 && (
          <Segmented
            label={t`만나는 방법`}
            options={ways.map((value) => ({ value, label: names[value] }))}
            value={way}
            onChange={onWay}
          />
        )}
        <TextArea
          label={t`상담에서 할 이야기`}
          help={t`적지 않아도 괜찮아요`}
          rows={2}
          limit={MOST_LETTERS.reservationMemo}
          value={memo}
          onChange={onMemo}
          sunken
        />
      </div>
    </Card>
  )
}
