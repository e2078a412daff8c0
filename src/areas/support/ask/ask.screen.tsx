import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { PhotoRow } from '#src/ui/photo-row/photo-row.tsx'
import { ProgressBar } from '#src/ui/progress-bar/progress-bar.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { likelyCourse, type AskKind } from './ask.ts'
import type { Recalled } from './ask-draft.ts'
import { askQuery, nearCoursesQuery } from './ask.queries.ts'
import { CourseRow } from './course-row.tsx'
import { EmailRow, KitchenPromise } from './ask-ends.tsx'
import { InfoRows } from './info-rows.tsx'
import { TopicChips } from './topic-chips.tsx'
import { useAskForm } from './use-ask-form.ts'
import { useResend } from './use-resend.ts'
import css from './ask.module.css'

const MB = 1_048_576

interface Props {
  kind: AskKind
  left: Recalled
  /** Words that come along, from a question that had no answer. */
  words?: string | undefined
  /** Course that the address names. */
  menuId?: string | undefined
}

/** To the cafeteria, or about the app: what happened, as much as is known filled in already (CUS-01, CUS-03). */
export function AskScreen({ kind, left, words = '', menuId }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const now = useNow()
  const today = dayIn(now)
  const [{ data: known }, { data: near }] = useSuspenseQueries({
    queries: [askQuery(kind), nearCoursesQuery(kind, today, menuId)],
  })
  const course = likelyCourse(near.today, near.before, menuId)
  const { form, photos, triedMs, share, hasDishOf } = useAskForm({ kind, left, words, course, known, now })
  const topic = useWatch({ control: form.control, name: 'topic' })
  const button = useResend(triedMs !== null, form.busy)

  const bar = <ScreenBar titleAs="p" backTo="/my/menu" />
  if (kind === 'voc' && known.restaurantCode === null) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`먼저 식당을 골라 주세요`}
            text={t`이용하는 식당이 있어야 말을 전할 수 있어요.`}
            action={<Button render={<Link to="/mypage/rest-manage" />}>{t`식당 고르기`}</Button>}
          />
        }
      />
    )
  }
  const count = photos.photos.length
  const about = kind === 'voc' ? t`있었던 일` : t`궁금한 점`
  return (
    <RecordFormPage
      bar={bar}
      form={form}
      title={kind === 'voc' ? t`무슨 일이 있었어요?` : t`무엇을 도와드릴까요?`}
      action={
        <>
          {share === null ? null : (
            <ProgressBar
              label={t`사진 보내기`}
              at={Math.round(share * 100)}
              of={100}
              text={t`사진 ${count}장을 보내고 있어요`}
            />
          )}
          <Button ref={button} type="submit" size="l" block busy={form.busy || photos.preparing > 0}>
            {triedMs === null || form.busy ? t`보내기` : t`다시 보내기`}
          </Button>
        </>
      }
    >
      <Card label={t`무엇에 대한 말인가요?`}>
        <div className={css.group}>
          {kind === 'voc' && hasDishOf(topic) ? (
            <FormField form={form} name="course">
              {({ value, onChange }) => (
                <CourseRow
                  today={today}
                  course={value}
                  restaurantCode={known.restaurantCode ?? ''}
                  restaurantName={restaurantNameOf(known, language)}
                  onPick={onChange}
                />
              )}
            </FormField>
          ) : null}
          <FormField form={form} name="topic">
            {(field) => <TopicChips {...field} label={t`주제`} topics={known.qnaTypes} />}
          </FormField>
        </div>
      </Card>
      <Card label={about}>
        <div className={css.group}>
          <FormField form={form} name="text">
            {(field) => (
              <TextArea
                {...field}
                sunken
                label={about}
                limit={MOST_LETTERS.inquiry}
                counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
              />
            )}
          </FormField>
          <PhotoRow
            label={t`사진`}
            photos={photos.photos}
            max={known.fileMaxCnt}
            preparing={photos.preparing}
            error={photos.problem ?? undefined}
            help={t`사진은 ${known.fileMaxCnt}장까지, 한 장에 ${Math.floor(known.fileMaxSize / MB)} MB까지. 찍은 곳과 때는 지우고 보내요.`}
            onAdd={photos.add}
            onRemove={photos.remove}
          />
        </div>
      </Card>
      {kind === 'appqna' ? (
        <FormField form={form} name="info">
          {({ value, onChange }) => <InfoRows value={value} onChange={onChange} />}
        </FormField>
      ) : null}
      {known.usrEmail === '' ? null : (
        <FormField form={form} name="email">
          {({ value, onChange }) => <EmailRow address={known.usrEmail} value={value} onChange={onChange} />}
        </FormField>
      )}
      {kind === 'voc' ? <KitchenPromise /> : null}
    </RecordFormPage>
  )
}
