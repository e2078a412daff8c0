import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Fact, Facts } from './facts.tsx'

const meta = { title: 'Widgets/Facts', component: Facts, args: { children: null } } satisfies Meta<typeof Facts>
export default meta

type Story = StoryObj<typeof meta>

export const Beside: Story = {
  render: () => (
    <Facts>
      <Fact name={say('이름')}>{say('이가을')}</Fact>
      <Fact name={say('휴대폰')}>
        010-0000-1119 <small>KT</small>
      </Fact>
    </Facts>
  ),
}

export const AtTheEnd: Story = {
  render: () => (
    <Facts values="end">
      <Fact name={say('포인트')}>2,350P</Fact>
      <Fact name={say('건강과 식사 기록')}>{say('모두')}</Fact>
    </Facts>
  ),
}
