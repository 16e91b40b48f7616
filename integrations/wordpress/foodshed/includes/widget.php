<?php
/**
 * A widget as markup, for the block, the shortcode and the preview alike.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_filter( 'no_texturize_tags', __NAMESPACE__ . '\keep_texts' );

/**
 * Renders one element; for visitors nothing where it cannot be shown, and the reason for who edits the site.
 *
 * @param string $name       Such as `classifieds`.
 * @param array  $given      Attributes by name, from whoever writes the page.
 * @param bool   $is_preview Whether it is only tried out.
 */
function widget( string $name, array $given, bool $is_preview = false ): string {
	$element = element_named( $name );
	if ( '' === settings()['address'] ) {
		return notice( __( 'Foodshed: an administrator has to enter the address of the Foodshed site under Settings → Foodshed.', 'foodshed' ) );
	}
	if ( null === $element ) {
		/* translators: %s: names of elements, with commas between. */
		return notice( sprintf( __( 'Foodshed: there is no such widget. Write element="…" with one of these: %s.', 'foodshed' ), implode( ', ', array_keys( elements() ) ) ) );
	}
	$own      = clean_attributes( $element, $given );
	$language = $own['lang'] ?? page_language();
	$missing  = missing_attribute( $element, $own );
	if ( null !== $missing ) {
		/* translators: %s: the label of a field, such as “Business”. */
		return notice( sprintf( __( 'Foodshed: this widget needs a value for “%s”.', 'foodshed' ), in_language( $missing['label'], language_of( determine_locale() ) ) ) );
	}
	$attributes = with_defaults( $element, $own );
	$first      = first_content( $element, $attributes, $language, $is_preview );
	enqueue_script();
	return '' !== $first ? $first : empty_element( $element, $attributes, $language );
}

/**
 * The first attribute without which nothing can be shown, and which is not set.
 *
 * @param array $element    As `element_named` answers it.
 * @param array $attributes Clean attributes.
 */
function missing_attribute( array $element, array $attributes ): ?array {
	foreach ( $element['attributes'] as $name => $docs ) {
		if ( ! empty( $docs['required'] ) && ! isset( $attributes[ $name ] ) ) {
			return $docs;
		}
	}
	return null;
}

/**
 * The element alone, with a link in it that stands there until the script has come, and the room that its content will need.
 *
 * @param array  $element    As `element_named` answers it.
 * @param array  $attributes Clean attributes.
 * @param string $language   Of its words.
 */
function empty_element( array $element, array $attributes, string $language ): string {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return sprintf(
		'<%1$s%2$s style="display:block;min-height:%3$dpx"><a href="%4$s">%5$s</a></%1$s><style>%6$s</style>',
		$element['tag'],
		$written,
		reserved_height( $element, $attributes ),
		esc_url( page_of( $element, $attributes, $language ) ),
		esc_html( in_language( $element['link'], $language ) ),
		giving_up( $element['tag'] )
	);
}

/**
 * Where the script does not come, the room that was kept for the content is given up after a while: what a page can do without script.
 *
 * @param string $tag Of the element.
 */
function giving_up( string $tag ): string {
	return "$tag:not(:defined){animation:foodshed-late 0s 10s both}@keyframes foodshed-late{to{min-height:0}}@media (scripting:none){{$tag}:not(:defined){animation-delay:0s}}";
}

/**
 * The page of Foodshed that shows the same.
 *
 * @param array  $element    As `element_named` answers it.
 * @param array  $attributes Clean attributes.
 * @param string $language   Of the page.
 */
function page_of( array $element, array $attributes, string $language ): string {
	$path = preg_replace_callback(
		'/{(\w+)}/',
		static function ( $match ) use ( $attributes ) {
			return rawurlencode( $attributes[ $match[1] ] ?? '' );
		},
		in_language( $element['path'], $language )
	);
	return settings()['address'] . $path;
}

/**
 * The height in pixels that the content will need: less where the element asks Foodshed for nothing at first.
 *
 * @param array $element    As `element_named` answers it.
 * @param array $attributes Clean attributes.
 */
function reserved_height( array $element, array $attributes ): int {
	preg_match_all( '/\[([\w-]+)(?:=(\w+))?\]/', $element['reads'], $conditions, PREG_SET_ORDER );
	foreach ( $conditions as $condition ) {
		$value = $attributes[ $condition[1] ] ?? '';
		if ( '' === $value || ( isset( $condition[2] ) && $condition[2] !== $value ) ) {
			return $element['quietHeight'] ?? $element['height'];
		}
	}
	return $element['height'];
}

/**
 * A sentence for who may edit; visitors see nothing.
 *
 * @param string $sentence What to do.
 */
function notice( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? sprintf( '<p class="foodshed-notice"><em>%s</em></p>', esc_html( $sentence ) ) : '';
}

/**
 * Leaves the quotes, dashes and ellipses of members as they wrote them.
 *
 * @param string[] $tags Whose text WordPress leaves alone.
 */
function keep_texts( $tags ) {
	return array_merge( $tags, array_column( elements(), 'tag' ) );
}
