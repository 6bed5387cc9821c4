import { fc } from '@fast-check/vitest';

const fragment = fc.oneof(
  fc.constantFrom(
    ...'<b>|</b>|<!b>|<red>|</red>|<#12ab34>|</#12AB34>|<i:false>|<reset>|</reset>|<br>|<u/>|<c:RED>|</c>|</c:red>'.split(
      '|',
    ),
    ...'<gradient>|<gradient:red:#00ff00:-0.3>|</gradient>|<rainbow:!3>|<rainbow:-1>|</rainbow>|<pride:bi>|</pride>'.split(
      '|',
    ),
    ...'<transition:red:blue:0.2>|</transition>|<key:key.jump>|</key>|<lang:a:b/>|<sel:@a:", ">|<score:a:b/>'.split(
      '|',
    ),
    ...`<hover:show_text:'<b>x'>|<hover:show_text:"<i>x</i>">|</hover>|<click:run_command:/a>|</click>`.split(
      '|',
    ),
    ...`<insert:'a\\'b'>|</insert>|<shadow:red:1>|</shadow>|<font:a:b>|</font>|<sprite:item/apple>|<head:Bob>`.split(
      '|',
    ),
    ...`<nbt:entity:@s:Health:'<red>,':interpret>|<hover:show_item:stone:2:damage:'5'>`.split('|'),
    ...["'", '"', '\\', '<', '>', ':', '/', '§', '\n', ' ', 'é', '😀', '\ud800', 'abc', '&c'],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
/** MiniMessage, right and wrong. */
export const anyMessage = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(''));
