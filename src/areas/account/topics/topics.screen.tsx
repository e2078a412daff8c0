import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLeaveGuard } from '#src/app/use-leave-guard.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { readDraft } from '#src/patterns/form/drafts.ts'
import { useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { topicsQuery, useSaveTopics } from './topics.queries.ts'
import { byGroup, chosenOf, isSameChoice, toggled } from './topics.ts'
import css from './topics.module.css'

const DRAFT = 'topics'

/** What the member likes to read about; none is fine. [MYP-09] */
export function TopicsScreen() {
  const { t } = useLingui()
  const { data: topics } = useSuspenseQuery(topicsQuery())
  const saved = chosenOf(topics)
  const [wanted, want] = useDraft<readonly string[]>(DRAFT)
  const chosen = wanted ?? saved
  const changed = !isSameChoice(chosen, saved)
  const save = useSaveTopics()
  useLeaveGuard(changed && !save.isPending, DRAFT)
  const count = chosen.length
  // What is tapped while a choice is being saved was not sent with it: it stands, and can be saved next.
  const send = () => {
    if (changed)
      save.send({ body: { topicCodes: [...chosen] } }, () =>
        readDraft(DRAFT) === wanted ? want(undefined) : undefined,
      )
  }
  return (
    <DetailPage
      bar={<ScreenBar backTo="/mypage/home" titleAs="p" />}
      lead={{
        title: t`어떤 이야기를\n보여 드릴까요?`,
        below:
          count === 0
            ? t`고르지 않아도 골고루 보여 드려요.`
            : t`${count}가지를 골랐어요. 건강 이야기에서 먼저 보여 드려요.`,
      }}
      action={
        <Button block size="l" busy={save.isPending} busyLabel={t`저장하는 중`} aria-disabled={!changed} onClick={send}>
          {t`저장하기`}
        </Button>
      }
    >
      {byGroup(topics).map(({ name, topics: own }) => (
        <Card key={name}>
          <CardHead title={name} />
          <div className={css.chips} role="group" aria-label={name}>
            {own.map(({ topicCode, topicNm }) => (
              <Chip
                key={topicCode}
                pressed={chosen.includes(topicCode)}
                onClick={() => want(toggled(chosen, topicCode))}
              >
                {topicNm}
              </Chip>
            ))}
          </div>
        </Card>
      ))}
    </DetailPage>
  )
}
