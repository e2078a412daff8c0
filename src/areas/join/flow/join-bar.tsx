import { useLingui } from '@lingui/react/macro'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { PlaceSetting } from '#src/ui/place-setting/place-setting.tsx'

/** The bar of all pages of the flow. */
export const JoinBar = () => <ScreenBar titleAs="p" backTo="/login" />

/** How far it has come, 0 to 3. */
export function JoinPlace({ now }: { now: number }) {
  const { t } = useLingui()
  const step = now + 1
  return (
    <PlaceSetting
      steps={[t`본인 확인`, t`약관`, t`계정`, t`식당`]}
      now={now}
      label={t`가입 4단계 가운데 ${step}단계`}
    />
  )
}
