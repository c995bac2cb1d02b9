import type { KitArticle } from '../../kit-types.ts'

export const eatingAroundTraining: KitArticle = {
  type: 'article',
  key: 'eating-around-training',
  slug: 'eating-around-training',
  title: 'Eating around training, without a spreadsheet',
  art: {
    spec: 'tide.bone.54',
    alt: '',
  },
  summary: 'A palm, a fist, a thumb. Enough precision for anyone who is not on a stage.',
  is_commentable: true,
  standfirst:
    'A palm, a fist and a thumb are enough precision for anyone who is not going to stand on a stage in October.',
  body: `
I have kept a food diary twice in my life. Both times I became very good at keeping a food diary.

If you like figures, our recipes have them, for every serving. If you do not, your hand is a fair measuring cup. It is always with you, and it is about the right size for the rest of you.

## The hand

At each of your main meals, put on the plate:

- **a palm of protein**, as thick as your hand. Two palms if you are tall or training hard.
- **a fist of vegetables**, or two. Nobody has ever been hurt by the second.
- **a cupped hand of something starchy**. Two on days when you train your legs.
- **a thumb of fat**, which the pan has often taken care of already.

Three meals like this give most people between 80 and 120 grams of protein a day, which is where strength is built without anybody having to count.

## Before

Train in the morning and you may not want to eat first. That is fine for an hour. Drink a glass of water, and have half a banana if you feel hollow.

Train in the evening and the meal that matters is lunch. Eat it. A handful of something two hours before, yoghurt or bread with jam, keeps the last sets from feeling like arithmetic.

## After

You have more time than the tubs of powder say. Eat a proper meal within two or three hours and you have done all that timing can do for you. [Skyr, oats and burnt orange](/kitchen/skyr-oats-burnt-orange) takes six minutes. [Miso salmon](/kitchen/miso-salmon-crisp-rice) takes twenty-five, and somebody else may want to share it.

## The two habits that beat all of this

1. Eat protein **at breakfast**. Most people have a little, a little more and then a mountain at night. Three even portions work better than one large one.
2. Sleep. A short night makes you hungrier, weaker and more in love with biscuits, all at the same time. There is no recipe against it.

## And the days in between

Eat the same way, with a little less starch if you are not hungry for it. Muscle is built on the days when you do not train, and it cannot be built out of nothing.

That is the whole system. If a week goes wrong, the next meal is always a good place to begin again. It is never further away than dinner.
`,
}
