import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawn } from '#src/gallery/forced.tsx'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Widgets/Accordion',
  component: Accordion,
  args: {
    level: 2,
    items: [
      { title: '기록은 어디에서 오나요?', content: '휴대폰의 건강 앱과 직접 적은 값에서 와요.' },
      { title: '기록을 지우면 어떻게 되나요?', content: '그래프와 목록에서 바로 사라지고 되돌릴 수 없어요.' },
      { title: '누가 볼 수 있나요?', content: '나만 볼 수 있어요.' },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const SeveralOpen: Story = { args: { initiallyOpen: [0, 2] } }

/** Opening one closes the others. */
export const Exclusive: Story = { args: { exclusive: true, initiallyOpen: [1] } }

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
