import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { HowList } from './how-list.tsx'

const meta = {
  title: 'Patterns/How list',
  component: HowList,
  args: { labelledBy: 'how', good: [], care: [] },
  render: () => (
    <Card>
      <CardHead id="how" title={say('하늘님은 이렇게 드세요')} />
      <HowList labelledBy="how" good={[say('밥과 국, 나물을 갖춰 드세요')]} care={[say('국물은 반만 남겨 보세요')]} />
    </Card>
  ),
} satisfies Meta<typeof HowList>
export default meta

type Story = StoryObj<typeof meta>

/** What goes well stands first, what to look after below it. */
export const GoodAndCare: Story = {}
