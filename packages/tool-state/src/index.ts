export {
  choiceField,
  type Excess,
  type Field,
  flagField,
  listField,
  numberField,
  optionalChoiceField,
  textField,
} from './field.ts';
export {
  type Fields,
  type Query,
  type ReadState,
  readState,
  type StateOf,
  writtenFields,
} from './state.ts';
