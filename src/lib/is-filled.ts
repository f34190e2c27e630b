/** Whether a list holds anything; content may promise it where a query's type does not. */
export const isFilled = <Item>(list: readonly Item[]): list is readonly [Item, ...Item[]] => list.length > 0;
