import { useLingui } from '@lingui/react/macro'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { RecordFields } from './record-fields.tsx'
import type { TrayDish } from './record.ts'
import { type CourseRecording, useRecordForm } from './use-record-form.ts'
import css from './record.module.css'

interface Props {
  course: CourseKey
  dishes: readonly TrayDish[]
  recording: CourseRecording
  onClose(): void
}

/** The course record over the page of its course. Closed, it loses nothing that was entered. */
export function RecordSheet({ course, dishes, recording, onClose }: Props) {
  const { t } = useLingui()
  const form = useRecordForm(course, recording, dishes, onClose)
  return (
    <Sheet open title={t`무엇을 남기셨어요?`} onCloseRequest={onClose}>
      <p className={css.help}>{t`남긴 그릇을 눌러 주세요.`}</p>
      <RecordFields course={course} dishes={dishes} form={form} />
      <Button
        size="l"
        block
        kind={form.nothing ? 'neutral' : 'primary'}
        className={css.save}
        busy={recording.busy}
        disabled={form.problem}
        onClick={form.send}
      >
        {form.says}
      </Button>
    </Sheet>
  )
}
