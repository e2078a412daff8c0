import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { AgeGapMeter, AgeScale } from './age-gap-meter.tsx'

const meta = {
  title: 'Charts/Age-gap meter',
  component: AgeGapMeter,
  subcomponents: { AgeScale },
  args: { gapYears: -6, label: '건강나이가 실제 나이보다 6세 젊어요. 좋음' },
} satisfies Meta<typeof AgeGapMeter>
export default meta

type Story = StoryObj<typeof meta>

export const Younger: Story = {}

export const Same: Story = { args: { gapYears: 0, label: '건강나이가 실제 나이와 같아요. 제 나이' } }

export const Older: Story = { args: { gapYears: 7, label: '건강나이가 실제 나이보다 7세 많아요. 위험' } }

/** The needle stops at the end of the meter; the words do not. */
export const PastTheEnd: Story = { args: { gapYears: 22, label: '건강나이가 실제 나이보다 22세 많아요. 심각' } }

export const Unknown: Story = { args: { gapYears: null, label: '건강나이는 아직 몰라요' } }

export const Plain: Story = { args: { plain: true } }

export const Animated: Story = { args: { animated: true } }

export const SevenLevels: Story = {
  render: (args) => (
    <AgeScale
      label={say('일곱 단계')}
      gapYears={args.gapYears}
      steps={[
        { level: 'best', name: say('최고'), range: '−10~' },
        { level: 'good', name: say('좋음'), range: '−9~\u200b−5' },
        { level: 'mid', name: say('양호'), range: '−4~\u200b−1' },
        { level: 'zero', name: say('제 나이'), range: '0' },
        { level: 'warning', name: say('주의'), range: '+1~\u200b+4' },
        { level: 'danger', name: say('위험'), range: '+5~\u200b+9' },
        { level: 'worst', name: say('심각'), range: '+10~' },
      ]}
    />
  ),
}
