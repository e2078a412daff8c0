import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Button } from '../button/button.tsx'
import { BasketBar, Bowls } from './basket-bar.tsx'

const meta = {
  title: 'Widgets/Basket bar',
  component: BasketBar,
  subcomponents: { Bowls },
  args: {
    dishes: ['현미밥', '두부조림', '시금치나물', '김치찌개'],
    title: '612 kcal',
    text: '4가지, 오후 7:20',
    openLabel: '담은 음식 보기',
    onOpen: fn(),
    action: '',
  },
  render: (args) => <BasketBar {...args} action={<Button size="l">{say('기록하기')}</Button>} />,
} satisfies Meta<typeof BasketBar>
export default meta

type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const One: Story = { args: { dishes: ['현미밥'], title: '150 kcal', text: '1가지, 오후 7:20' } }

export const Saving: Story = {
  render: (args) => (
    <BasketBar
      {...args}
      action={
        <Button size="l" busy>
          {say('기록하기')}
        </Button>
      }
    />
  ),
}

/** The last try did not come through: what was chosen is still there. */
export const NotSaved: Story = { args: { note: '저장하지 못했어요. 담은 것은 그대로예요.' } }

/** Bowls of a meal, as they lead the row that offers it again. */
export const JustBowls: Story = {
  render: () => (
    <Stack row>
      <Bowls names={['현미밥', '두부조림', '시금치나물']} size={34} />
      <Bowls names={['토스트']} size={34} />
    </Stack>
  ),
}
