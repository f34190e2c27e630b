/** Whether a list has items. The content check may guarantee that where the type of a query does not. */
export const isFilled = <Item>(list: readonly Item[]): list is readonly [Item, ...Item[]] => list.length > 0;
