import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import type { SampleCode } from './sample.ts'
import css from './preview-bar.module.css'

interface Props {
  /** The sample that is shown, where there is a choice. */
  sample?: SampleCode
}

/** The bar of a preview. That nobody's own records are shown is said for as long as it is open. [PRV-02] */
export function PreviewBar({ sample }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const options = [
    { value: 'NORMAL', label: t`보통` },
    { value: 'CAUTION', label: t`살펴볼 것` },
    { value: 'EMPTY', label: t`기록 없음` },
  ] as const
  return (
    <ScreenBar
      titleAs="p"
      under={
        <div className={css.under}>
          <Notice kind="info" icon={Eye}>
            {t`미리보기예요. 내 기록이 아니에요.`}
          </Notice>
          {sample && (
            <Segmented
              label={t`보기 회원`}
              options={options}
              value={sample}
              onChange={(next) => void navigate({ to: '.', search: { sample: next }, replace: true })}
            />
          )}
        </div>
      }
    />
  )
}
